import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import { suiteAlone } from '../../vitest.config'

const { MUTANTS_SUITE: name = 'server', MUTANTS_TESTS: files } = process.env
const suite = suiteAlone(name)
// Merging configurations concatenates lists, so the suite's own has to be cleared.
if (files !== undefined && suite.test !== undefined) suite.test.include = []

/** The suite that `code.mjs` runs against its mutants, or some files of it. */
export default mergeConfig(suite, defineConfig({ test: { include: files?.split(',') ?? [] } }))
