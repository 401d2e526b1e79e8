import { activeInCompound } from './activeInCompound'
import { activeInOffice } from './activeInOffice'
import { activeInPdf } from './activeInPdf'

/**
 * Names the active content of a file, such as macros or scripts; null if none was found. It does not find fields in the text
 * of a document that fetch something (DDE), and what is encrypted.
 */
export async function activeContent(
  contentType: string,
  bytes: Uint8Array,
): Promise<string | null> {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (contentType === 'application/pdf') return activeInPdf(whole)
  if (contentType === 'application/msword') return activeInCompound(whole)
  return contentType.includes('openxmlformats') ? activeInOffice(whole) : null
}
