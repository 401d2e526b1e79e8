/**
 * Whether this is a build for developers (`PORTICO_DEVELOPER=true`). Others leave out all that stands behind it:
 * `tests/process/bundles.test.ts` looks for it in what was built.
 */
export const isDeveloperBuild: boolean = import.meta.env.PORTICO_DEVELOPER === 'true'
