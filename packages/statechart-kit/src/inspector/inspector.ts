import type { AnyActorRef, InspectionEvent } from 'xstate'
import { createFreezableClock, type FreezableClock } from './clock'
import { createControl } from './control'
import { createInspection } from './inspection'
import { showPanel } from './panel/panel'

export interface InspectorOptions {
  /** What a call can fail with, by the name of its button: the errors that the app expects of its calls. */
  readonly failures?: Readonly<Record<string, () => unknown>>
}

export interface Inspector {
  /** The options of `createActor`: what it inspects, and a clock that the panel can freeze. */
  readonly inspect: (event: InspectionEvent) => void
  readonly clock: FreezableClock
  /** The same options for an app that has an inspector of its own. */
  observing(other: (event: InspectionEvent) => void): Pick<Inspector, 'inspect' | 'clock'>
  /** Shows the inspector of this root actor on the page; the returned function removes it. */
  attach(root: AnyActorRef): () => void
}

/**
 * An inspector on the page of an app: its actors as a tree and as a sequence, the chart of each with its state lit, and
 * everything that a developer can do to them. It needs no network.
 */
export function createInspector({ failures }: InspectorOptions = {}): Inspector {
  const inspection = createInspection()
  const clock = createFreezableClock()
  return {
    inspect: inspection.inspect,
    clock,
    observing: (other) => ({
      clock,
      inspect: (event) => {
        other(event)
        inspection.inspect(event)
      },
    }),
    attach: (root) => {
      const control = createControl(root)
      const hide = showPanel({ inspection, control, root, clock, failures })
      return () => {
        hide()
        control.stop()
      }
    },
  }
}
