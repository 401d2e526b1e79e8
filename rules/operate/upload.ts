import { type UploadError, type UploadKind, uploadKinds } from '@contract/operate/uploads'

/** Why a chosen file is not sent; the server also checks its content. */
export type Declined = Extract<UploadError, 'too_large' | 'type'>

const endingOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Null if the file may be sent. */
export function declinedUpload(
  kind: UploadKind,
  { name, bytes }: { name: string; bytes: number },
): Declined | null {
  const { endings, bytes: most } = uploadKinds[kind]
  if (!endings.some((ending) => ending === endingOf(name))) return 'type'
  return bytes > most ? 'too_large' : null
}
