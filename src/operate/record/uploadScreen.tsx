import type { UploadPageMachine } from '@machines/operate/page/pages'
import { useSelector } from '@xstate/react'
import type { FunctionComponent } from 'react'
import type { PageProps } from '../definePage'
import { UploadContext } from '../form/UploadContext'
import { declareRecord, type RecordDeclaration } from './declareRecord'

/** Creates the screen of a page that shows one record, with uploads for its fields. */
export function uploadScreen<Fields extends object>(
  declaration: RecordDeclaration<Fields>,
): FunctionComponent<PageProps<UploadPageMachine<Fields>>> {
  const DeclaredRecord = declareRecord(declaration)
  return function UploadScreen({ page }) {
    const { record, upload } = useSelector(page, ({ children }) => children)
    return (
      <UploadContext value={upload}>
        <DeclaredRecord record={record} />
      </UploadContext>
    )
  }
}
