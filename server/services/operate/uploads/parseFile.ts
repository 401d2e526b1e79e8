import type {
  CheckedUpload,
  FileParser,
  FileQuestion,
  ReadPeople,
  RefusalOfFile,
} from '../../../ports/fileParser'
import { readPeople } from '../import/readPeople'
import { readFont } from './readFont'
import { readSvg } from './readSvg'
import { refusalAsValue } from './refusedFile'

/** Parses a file, which may take a while; the server runs it in a thread (`fileParserThread.ts`). */
export function parseFile({
  kind,
  content,
}: FileQuestion): Promise<CheckedUpload | RefusalOfFile | ReadPeople> {
  if (kind === 'people') return Promise.resolve(readPeople(content))
  return refusalAsValue(() => (kind === 'svg' ? readSvg(content) : readFont(content)))
}

/** @param request passes a question to `parseFile`, here or in a thread */
export const fileParserOf = (
  request: (question: FileQuestion) => Promise<unknown>,
): Omit<FileParser, 'close'> => ({
  checkUpload: async (kind, content) =>
    (await request({ kind, content })) as CheckedUpload | RefusalOfFile,
  readPeople: async (content) => (await request({ kind: 'people', content })) as ReadPeople,
})
