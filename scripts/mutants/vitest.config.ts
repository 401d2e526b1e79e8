import { suiteAlone } from '../../vitest.config'

/** The suite that `code.mjs` runs against its faults. */
export default suiteAlone(process.env.MUTANTS_SUITE ?? 'server')
