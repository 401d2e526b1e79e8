import type { AttachmentCheck, AttachmentChecks } from '../../ports/attachmentChecks'
import { Refusal } from '../../services/platform/refusal'
import { type Isolated, IsolationError, isolated } from '../../workers/isolated'

/** The largest file takes some tenths of a second, and a hostile one a few times as long. */
const bounds = { milliseconds: 5000, megabytes: 96, waiting: 64 }

/** Files are read in a separate thread, so that a hostile one cannot block the server. */
export function openAttachmentChecks(
  thread: Isolated = isolated('adapters/attachments/attachmentThread', bounds),
): AttachmentChecks {
  return {
    check: async (file) => {
      try {
        return (await thread.request(file)) as AttachmentCheck
      } catch (error) {
        if (!(error instanceof IsolationError)) throw error
        if (error.reason === 'busy') throw new Refusal('unavailable', { retryAfter: 5 })
        // No legitimate file takes this long.
        return { contentType: null, active: null }
      }
    },
    close: () => thread.close(),
  }
}
