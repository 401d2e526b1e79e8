import { Trans, useLingui } from '@lingui/react/macro'
import { draftOf, openedBuilding } from '@machines/operate/opening/selectors'
import { Card } from '@ui/card/Card'
import { LinkButton } from '@ui/link/LinkButton'
import { standaloneLinkClass } from '@ui/link/textLink.css'
import { muted } from '@ui/theme/typography.css'
import { useSelector } from '@xstate/react'
import { paths } from '../paths'
import { ConsoleLink } from '../shell/ConsoleLink'
import { Page } from '../shell/Page'
import * as css from './opening.css'
import { joinedBrand, type StepProps } from './opening.logic'

/** The end of the wizard: the building is live, and what comes next. */
export function OpenedBuilding({ opening, brands }: StepProps) {
  const { t } = useLingui()
  const draft = useSelector(opening, draftOf)
  const { building } = draft
  const host = joinedBrand(draft, brands)?.host ?? draft.host ?? ''
  const uuid = useSelector(opening, openedBuilding)
  const port = window.location.port === '' ? '' : `:${window.location.port}`
  const name = building?.name ?? ''
  return (
    <Page
      title={t`${name} is open`}
      lead={t`Tenants can sign up now: everyone with an address of your companies’ domains gets in with a code by mail.`}
      back={{ href: paths.overview, label: t`Buildings` }}
      action={
        <LinkButton
          href={`${window.location.protocol}//${host}${port}/`}
          target="_blank"
          rel="noopener"
        >
          <Trans>See its sign-in page</Trans>
        </LinkButton>
      }
    >
      {uuid !== null && <NextSteps building={uuid} />}
    </Page>
  )
}

function NextSteps({ building }: { building: string }) {
  const { t } = useLingui()
  const steps = [
    {
      href: `${paths.people}?building=${building}`,
      label: t`Invite people`,
      text: t`Your staff, and tenants whose company has no domain here.`,
    },
    {
      href: paths.kiosks(building),
      label: t`Put up a kiosk`,
      text: t`A screen in the lobby, opened with a code.`,
    },
    {
      href: paths.utilities(building),
      label: t`Publish something`,
      text: t`Add to what tenants find on home.`,
    },
  ]
  return (
    <>
      <section aria-labelledby="next">
        <h2 id="next" className={css.nextTitle}>
          <Trans>What comes next</Trans>
        </h2>
        <ul className={css.nextSteps}>
          {steps.map(({ href, label, text }) => (
            <li key={href}>
              <Card>
                <div className={css.nextStep}>
                  <ConsoleLink href={href} className={standaloneLinkClass}>
                    {label}
                  </ConsoleLink>
                  <p className={muted}>{text}</p>
                </div>
              </Card>
            </li>
          ))}
        </ul>
      </section>
      <ConsoleLink href={paths.building(building)} className={standaloneLinkClass}>
        <Trans>Go to the building</Trans>
      </ConsoleLink>
    </>
  )
}
