import { existsSync, readdirSync, readFileSync } from 'node:fs'

export type Count = { cases: number; failed: number }

type VitestReport = { testResults: { name: string; assertionResults: { status: string }[] }[] }
type PlaywrightSuite = {
  file?: string
  specs?: { ok: boolean; file: string }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightReport = { config: { rootDir: string }; suites: PlaywrightSuite[] }
type Result = { file: string; isGood: boolean }
type Case = Result & { report: string }

/** The cases of the last test runs by file, as recorded by `scripts/test.mjs`. */
export function casesOf(folder: string): Case[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const report = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as object
      const results =
        'testResults' in report
          ? ofVitest(report as VitestReport)
          : ofPlaywright(report as PlaywrightReport)
      return results.map((one) => ({ ...one, report: name }))
    })
}

/**
 * Counts a file's cases. The server's suites run on two databases; a case that passed on both
 * counts once. Null if it did not run.
 */
export function countOf(cases: readonly Case[], file: string): Count | null {
  const own = cases.filter((one) => one.file.includes(file))
  if (own.length === 0) return null
  const reports = new Map<string, number>()
  for (const { report } of own) reports.set(report, (reports.get(report) ?? 0) + 1)
  return {
    cases: Math.max(...reports.values()),
    failed: own.filter(({ isGood }) => !isGood).length,
  }
}

function ofVitest({ testResults }: VitestReport): Result[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ status }) => ({ file: name, isGood: status === 'passed' })),
  )
}

function ofPlaywright({ config, suites }: PlaywrightReport): Result[] {
  const walk = (suite: PlaywrightSuite): Result[] => [
    ...(suite.specs ?? []).map(({ ok, file }) => ({
      file: `${config.rootDir}/${file}`,
      isGood: ok,
    })),
    ...(suite.suites ?? []).flatMap(walk),
  ]
  return suites.flatMap(walk)
}
