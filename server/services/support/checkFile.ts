import { readFile } from 'node:fs/promises'
import type { AttachedFile, AttachmentCheck } from '../../ports/attachmentChecks'
import { activeContent } from './activeContent'
import { attachmentType } from './attachmentType'

/** Reads the whole file, which may take a while: the server does so in a thread (`attachmentThread.ts`). */
export async function checkFile({ name, path }: AttachedFile): Promise<AttachmentCheck> {
  const bytes = await readFile(path)
  const contentType = await attachmentType(name, bytes)
  const active = contentType === null ? null : await activeContent(contentType, bytes)
  return { contentType, active }
}
