import type { Measured } from '@machines/platform/consent/machine'

type System = { get: (id: string) => { send: (event: object) => void } | undefined }

/** Says that something worth measuring has happened. Whether it is measured, the consent chart decides. */
export function measure(system: System, measured: Measured): void {
  system.get('consent')?.send({ type: 'use.measured', measured })
}
