import type { AttachedFile } from '../../ports/attachmentChecks'
import { checkFile } from '../../services/support/checkFile'
import { answering } from '../../workers/answering'

answering((file) => checkFile(file as AttachedFile))
