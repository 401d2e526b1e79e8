/**
 * A file that was chosen. `handle` is the browser's own file, which only the runtime looks into. It is the one
 * thing in a context that JSON cannot hold: so it is gone when the form's actor ends, and a form that was
 * stored and restored would have forgotten its files.
 */
export type Attachment = { id: string; name: string; bytes: number; handle: unknown }

export type AttachmentLimits = { files: number; bytes: number }

/** File name extensions that may be attached; the server also checks the content (docs/behaviour.md#attachments). */
export const attachmentEndings = [
  'pdf',
  'jpeg',
  'jpg',
  'png',
  'doc',
  'docx',
  'mov',
  'mpg',
  'xlsx',
] as const

export type Declined = { name: string; why: 'tooMany' | 'tooLarge' | 'typeNotAllowed' }

const endingOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Which of the offered files are taken, and why others are not. */
export function sortOffered(
  attachments: readonly Attachment[],
  offered: readonly Attachment[],
  limits: AttachmentLimits,
): { taken: Attachment[]; declined: Declined[] } {
  const taken: Attachment[] = []
  const declined: Declined[] = []
  for (const file of offered) {
    const { id, name } = file
    // Choosing a file again does not send it twice.
    if ([...attachments, ...taken].some((each) => each.id === id)) continue
    if (!attachmentEndings.some((ending) => ending === endingOf(name)))
      declined.push({ name, why: 'typeNotAllowed' })
    else if (file.bytes > limits.bytes) declined.push({ name, why: 'tooLarge' })
    else if (attachments.length + taken.length >= limits.files)
      declined.push({ name, why: 'tooMany' })
    else taken.push(file)
  }
  return { taken, declined }
}
