// Selects one in `sampleEach` mutants, always the same ones: those whose file, position and
// operator hash to 0. Stryker's ignorers would exclude everything below a node; a checker decides
// for each mutant.
import { createHash } from 'node:crypto'
import { CheckStatus } from '@stryker-mutator/api/check'
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'

/**
 * The identity of a mutant, without the machine's own path, so that the sample is the same
 * everywhere.
 */
function nameOf({ fileName, location: { start, end }, mutatorName, replacement }) {
  const file = fileName.slice(process.cwd().length)
  return JSON.stringify([file, start, end, mutatorName, replacement])
}

function createSample({ sampleEach }) {
  const isChosen = (mutant) =>
    createHash('sha256').update(nameOf(mutant)).digest().readUInt32BE() % sampleEach === 0
  const judge = (mutant) =>
    isChosen(mutant)
      ? { status: CheckStatus.Passed }
      : { status: CheckStatus.CompileError, reason: 'not in the sample' }
  return {
    init: async () => {},
    group: async (mutants) => [mutants.map(({ id }) => id)],
    check: async (mutants) =>
      Object.fromEntries(mutants.map((mutant) => [mutant.id, judge(mutant)])),
  }
}
createSample.inject = tokens(commonTokens.options)

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'sample', createSample)]
