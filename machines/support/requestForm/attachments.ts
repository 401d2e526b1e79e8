/**
 * A chosen file. `handle` is the browser's own file, which only the runtime reads. It is the only value in a context
 * that JSON cannot represent, so it is lost when the form's actor ends or is restored from storage.
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

/** The accepted files, and the reasons for refusing the others. */
export function sortOffered(
  attachments: readonly Attachment[],
  offered: readonly Attachment[],
  limits: AttachmentLimits,
): { taken: Attachment[]; declined: Declined[] } {
  const taken: Attachment[] = []
  const declined: Declined[] = []
  for (const file of offered) {
    const { id, name } = file
    // A file that is chosen again is not sent twice.
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
