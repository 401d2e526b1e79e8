import type { AppInput } from '@machines/platform/app/context'
import type { Dependencies } from '@platform/host'
import { later } from '@platform/later'
import type { Code } from '../code'

/** The calls of the shared actors; their code is loaded with the first of them. */
export const firstCalls = ({ api }: Pick<Dependencies, 'api'>) =>
  later(async () => (await import('../firstCalls')).firstCalls(api))

/** The dependencies of the shared actors. */
export type SharedDependencies = Dependencies & {
  calls: ReturnType<typeof firstCalls>
  code: Code
  input: AppInput
}
