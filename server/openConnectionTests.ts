import type { Deployment } from '@contract/deployment'
import { checkFiles } from './doctor/checkFiles'
import { checkFlags } from './doctor/checkFlags'
import { checkMail } from './doctor/checkMail'
import { checkSuites } from './doctor/checkSuites'
import type { Environment } from './environment'
import type { ConnectionTests } from './ports/connectionTests'

type Given = {
  root: string
  dataFolder: string | null
  deployment: Pick<Deployment, 'server'>
  environment: Environment
}

/** The checks of `doctor`, for the console. */
export const openConnectionTests = ({
  root,
  dataFolder,
  deployment,
  environment,
}: Given): ConnectionTests => ({
  mail: () => checkMail(environment),
  files: () => checkFiles(root, dataFolder, environment),
  suites: () => checkSuites(deployment, environment),
  flags: () => checkFlags(deployment, environment),
})
