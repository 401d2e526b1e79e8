import type { ImportMachine } from '@machines/operate/import/machine'
import type { ActorRefFrom } from 'xstate'

export type ImportActor = ActorRefFrom<ImportMachine>
