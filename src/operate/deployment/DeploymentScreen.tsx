import { type Connection, connections } from '@contract/operate/connections'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ConnectionsMachine } from '@machines/operate/connections/machine'
import type { ConnectionTestMachine } from '@machines/operate/connectionTest/machine'
import { Card } from '@ui/card/Card'
import { standaloneLinkClass } from '@ui/link/textLink.css'
import { useSelector } from '@xstate/react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ActorRefFrom } from 'xstate'
import type { PageProps } from '../definePage'
import { paths } from '../paths'
import { ConsoleLink } from '../shell/ConsoleLink'
import { Page } from '../shell/Page'
import { ConnectionTest } from './ConnectionTest'
import * as css from './deployment.css'

/** What belongs to the whole deployment, and whether its connections work. */
export function DeploymentScreen({ page }: PageProps<ConnectionsMachine>) {
  const { t } = useLingui()
  const links = [
    {
      href: paths.brands,
      label: t`Brands`,
      text: t`What each host name shows: its name, its colors and its links.`,
    },
    {
      href: paths.portfolios,
      label: t`Portfolios`,
      text: t`Groups of buildings that roles can be granted for.`,
    },
    {
      href: paths.providers,
      label: t`Sign-in services`,
      text: t`The identity providers of companies, by OpenID Connect or SAML.`,
    },
    {
      href: paths.flags,
      label: t`Flags`,
      text: t`Features that are switched for a building, a brand or some people.`,
    },
  ]
  return (
    <Page title={t`Deployment`} lead={t`What all buildings share.`}>
      <nav aria-label={t`Deployment`}>
        <ul className={css.links}>
          {links.map(({ href, label, text }) => (
            <li key={href}>
              <Card>
                <ConsoleLink href={href} className={standaloneLinkClass}>
                  {label}
                  <ChevronRight size={20} aria-hidden="true" />
                </ConsoleLink>
                <p className={css.text}>{text}</p>
              </Card>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="connections" className={css.connections}>
        <h2 id="connections" className={css.title}>
          <Trans>Connections</Trans>
        </h2>
        {connections.map((connection) => (
          <ConnectionCard key={connection} page={page} connection={connection} />
        ))}
      </section>
    </Page>
  )
}

type Props = { page: ActorRefFrom<ConnectionsMachine>; connection: Connection }

function ConnectionCard({ page, connection }: Props) {
  const { t } = useLingui()
  const test = useSelector(page, ({ children }) => children[connection]) as
    | ActorRefFrom<ConnectionTestMachine<Connection>>
    | undefined
  const names: Record<Connection, string> = {
    mail: t`Mail server`,
    files: t`File store`,
    suites: t`Building systems`,
    flags: t`Flags`,
  }
  if (test === undefined) return null
  return (
    <Card>
      <ConnectionTest
        test={test}
        name={names[connection]}
        onTest={() => test.send({ type: 'test.pressed', settings: connection })}
      />
    </Card>
  )
}
