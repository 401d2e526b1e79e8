import type { RecordPageMachine } from '@machines/operate/recordPage/machine'
import { useSelector } from '@xstate/react'
import type { ComponentProps, FunctionComponent, ReactNode } from 'react'
import type { AnyActorRef } from 'xstate'
import type { PageProps } from '../definePage'
import { type UploadActor, UploadContext } from '../form/UploadContext'
import { declareRecord, type RecordDeclaration } from './declareRecord'

/** Gives the fields of a page the uploads of its actor. */
export function PageUploads({ page, children }: { page: AnyActorRef; children: ReactNode }) {
  const upload = useSelector(page, ({ children: actors }) => actors.upload) as
    | UploadActor
    | undefined
  return <UploadContext value={upload ?? null}>{children}</UploadContext>
}

/** Creates the screen of a page that shows one record, with uploads for its fields. */
export function uploadScreen<Fields extends object>(
  declaration: RecordDeclaration<Fields>,
): FunctionComponent<PageProps<RecordPageMachine<Fields>>> {
  const DeclaredRecord = declareRecord(declaration)
  return function UploadScreen({ page }) {
    const record = useSelector(page, ({ children }) => children.record) as
      | ComponentProps<typeof DeclaredRecord>['record']
      | undefined
    if (record === undefined) return null
    return (
      <PageUploads page={page}>
        <DeclaredRecord record={record} />
      </PageUploads>
    )
  }
}
