import { missingEndpoints } from '@server/http/mount'
import { routes } from '@server/routes/routes'

const missing = missingEndpoints(routes)
process.stdout.write(
  `${missing.map((line) => `501  ${line}`).join('\n')}\n${missing.length} endpoints of the contract have no implementation yet\n`,
)
