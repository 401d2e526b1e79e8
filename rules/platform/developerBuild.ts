/**
 * Whether this is a build for developers (`PORTICO_DEVELOPER=true`). Other builds contain no code
 * that depends on it; `tests/process/bundles.test.ts` checks their output.
 */
export const isDeveloperBuild: boolean = import.meta.env.PORTICO_DEVELOPER === 'true'
