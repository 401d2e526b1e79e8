import type { FileParser, FileQuestion } from '../../ports/fileParser'
import { whole } from '../../services/operate/import/readPeople'
import { fileParserOf } from '../../services/operate/uploads/parseFile'
import { Refusal } from '../../services/platform/refusal'
import { type Isolated, IsolationError, isolated } from '../../workers/isolated'

/** The largest file takes some tenths of a second, and a hostile one a few times as long. */
const bounds = { milliseconds: 5000, megabytes: 192, waiting: 32 }

/** Files are parsed in a separate thread, so that a hostile one cannot block the server. */
export function openFileParser(
  thread: Isolated = isolated('adapters/fileParser/fileParserThread', bounds),
): FileParser {
  const request = async (question: FileQuestion) => {
    try {
      return await thread.request(question)
    } catch (error) {
      if (!(error instanceof IsolationError)) throw error
      if (error.reason === 'busy') throw new Refusal('unavailable', { retryAfter: 5 })
      // No legitimate file takes this long.
      return question.kind === 'people'
        ? whole('too_many_lines', 'The file takes too long to read; split it')
        : { code: 'too_complex', message: 'The file takes too long to check' }
    }
  }
  return { ...fileParserOf(request), close: () => thread.close() }
}
