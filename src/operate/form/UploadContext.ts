import type { UploadEvent } from '@machines/operate/upload/machine'
import type { UploadSnapshot } from '@machines/operate/upload/selectors'
import { createContext, useContext } from 'react'
import type { ActorRef, Snapshot } from 'xstate'

/** The page's uploads; what they change is up to the page. */
export type UploadActor = ActorRef<Snapshot<unknown> & UploadSnapshot, UploadEvent>

/** Null where nothing can be uploaded, such as in the dialog of a new record. */
export const UploadContext = createContext<UploadActor | null>(null)

export const useUploads = (): UploadActor | null => useContext(UploadContext)
