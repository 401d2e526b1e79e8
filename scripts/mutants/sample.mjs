// One in `sampleEach` faults, always the same ones: those whose file, place and operator hash to 0. StrykerJS has
// ignorers too, but they leave out all that stands below a place; a checker is asked about each fault by itself.
import { createHash } from 'node:crypto'
import { CheckStatus } from '@stryker-mutator/api/check'
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'

/** Where a fault is named without the machine's own folder, so that everybody judges the same sample. */
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
