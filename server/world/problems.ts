import type { FieldError } from '@contract/problem'
import { Refusal } from '../services/platform/refusal'

/** The place of a value in a document: `['buildings', 0, 'timezone']`. */
export type Path = readonly (string | number)[]

export type WorldProblem = { path: Path; message: string }

/** `buildings[0].timezone`; empty for the document itself. */
export function pathText(path: Path): string {
  return path
    .map((part, at) => (typeof part === 'number' ? `[${part}]` : at === 0 ? part : `.${part}`))
    .join('')
}

/** A document that cannot be applied; nothing was stored. As a refusal, it names the path of each problem. */
export class WorldRefusal extends Refusal {
  constructor(readonly problems: readonly WorldProblem[]) {
    super('invalid_request', {
      detail: 'The document was not applied; correct its errors and send it again.',
      errors: problems.map(({ path, message }): FieldError => {
        return { path: pathText(path), code: 'invalid', message }
      }),
    })
  }
}
