import type { FileQuestion } from '../../ports/fileParser'
import { parseFile } from '../../services/operate/uploads/parseFile'
import { answering } from '../../workers/answering'

answering((question) => parseFile(question as FileQuestion))
