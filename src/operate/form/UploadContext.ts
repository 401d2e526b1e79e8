import type { UploadMachine } from '@machines/operate/upload/machine'
import { createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'

/** The page's uploads; what they change is up to the page. */
export type UploadActor = ActorRefFrom<UploadMachine<unknown>>

/** Null where nothing can be uploaded, such as in the dialog of a new record. */
export const UploadContext = createContext<UploadActor | null>(null)

export const useUploads = (): UploadActor | null => useContext(UploadContext)
