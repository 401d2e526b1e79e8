import { brandOf } from '@features/tenancy/brandOf'
import { Trans, useLingui } from '@lingui/react/macro'
import { isKiosk } from '@machines/kiosk/kiosk/machine'
import { isSignedIn } from '@machines/platform/app/selectors'
import { hasNoBuilding } from '@machines/tenancy/building/selectors'
import { brandingOf } from '@machines/tenancy/whitelabel/machine'
import { useAppServices } from '@shared/AppContext'
import { useBrand } from '@shared/useBrand'
import { useApp, useShared } from '@shared/useShared'
import { cx } from '@ui/classes/cx'
import { PageHeading } from '@ui/heading/PageHeading'
import { TextLink } from '@ui/link/TextLink'
import { blockTitle, body, lead, muted, pageTitle } from '@ui/theme/typography.css'
import type { ReactNode } from 'react'
import { EntryFrame } from '../entry/EntryFrame'
import { InShell } from '../entry/InShell'
import * as css from './accessibility.css'
import { GoBackLink } from './GoBackLink'

/** The accessibility statement, for everybody. Signed-in users keep the header. */
export function AccessibilityScreen() {
  const isInside = useApp(isSignedIn)
  // Without a building, the shell would show only that.
  const isWithoutBuilding = useShared('building', hasNoBuilding)
  if (!isInside || isWithoutBuilding) {
    return (
      <EntryFrame steady>
        <div className={css.column}>
          <GoBackLink />
          <Statement />
        </div>
      </EntryFrame>
    )
  }
  return (
    <InShell>
      <div className={css.page}>
        <Statement />
      </div>
    </InShell>
  )
}

function Statement() {
  const { t } = useLingui()
  const { name } = useBrand()
  return (
    <>
      <header className={css.titles}>
        <PageHeading className={pageTitle}>{t`Accessibility`}</PageHeading>
        <p className={cx(lead, muted)}>
          <Trans>
            {name} should work for everyone in the building. Here’s what works, what doesn’t yet,
            and who to tell.
          </Trans>
        </p>
      </header>
      <Section title={t`The standard`}>
        <p>
          <Trans>
            Every page is built to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.
          </Trans>
        </p>
        <p>
          <Trans>
            Before each release, automated checks look at every screen, and automated tests use the
            app with a keyboard. No one outside our team has audited it yet.
          </Trans>
        </p>
      </Section>
      <Section title={t`What works`}>
        <Strengths />
      </Section>
      <Section title={t`Known limits`}>
        <Limits />
      </Section>
      <Section title={t`Something in your way?`}>
        <Contact />
      </Section>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2 className={blockTitle}>{title}</h2>
      <div className={cx(css.text, body)}>{children}</div>
    </section>
  )
}

function Strengths() {
  const { deployment } = useAppServices()
  const { allowsDark } = brandOf(useShared('whitelabel', brandingOf), null, deployment)
  return (
    <ul className={css.list}>
      <li>
        <Trans>
          <strong>Keyboard.</strong> You can use everything without a mouse, and you always see
          where you are.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Screen readers.</strong> Headings, fields, and buttons have names. Changes and
          errors are announced.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Larger text.</strong> Set your text to 200% or zoom to 400%: pages adapt, and you
          don’t have to scroll sideways.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Less motion.</strong> If your device asks for reduced motion, nothing slides or
          fades.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Your own colors.</strong> In a contrast theme, such as those of Windows,
          everything stays visible.
        </Trans>
      </li>
      {allowsDark && (
        <li>
          <Trans>
            <strong>Light and dark.</strong> The app follows your device, and text is easy to read
            in both.
          </Trans>
        </li>
      )}
    </ul>
  )
}

function Limits() {
  return (
    <ul className={css.list}>
      <li>
        <Trans>
          Some services and web pages inside the app come from other companies. We name them and
          tell you if one can’t be loaded, but what’s inside is up to their makers.
        </Trans>
      </li>
      <li>
        <Trans>
          The fields for a card’s number and security code come from the payment provider, who
          decides how they work.
        </Trans>
      </li>
      <li>
        <Trans>
          Dragging the thermostat’s dial takes a steady hand. The plus and minus buttons do the
          same.
        </Trans>
      </li>
      <li>
        <Trans>
          What your building writes isn’t always translated. It’s marked with its own language, so
          that a screen reader can pronounce it.
        </Trans>
      </li>
      <li>
        <Trans>
          Large titles, the labels of the bottom bar, and the names of weekdays grow with your text,
          but not to 200%. At that size, the header may cut off your building’s name; home shows it
          in full.
        </Trans>
      </li>
      <li>
        <Trans>No one who uses a screen reader every day has tested a release yet.</Trans>
      </li>
    </ul>
  )
}

function Contact() {
  const { t } = useLingui()
  const { name, supportEmail } = useBrand()
  const kiosk = useShared('kiosk', isKiosk)
  const subject = encodeURIComponent(t`Accessibility of ${name}`)
  return (
    <>
      <p>
        <Trans>
          Tell us, even if it seems small. Helpful to know: the page, what you wanted to do, what
          happened instead, and your device, browser, and assistive technology.
        </Trans>
      </p>
      <p className={css.address}>
        {kiosk ? (
          // A kiosk sends no mail.
          supportEmail
        ) : (
          <TextLink standalone href={`mailto:${supportEmail}?subject=${subject}`}>
            {supportEmail}
          </TextLink>
        )}
      </p>
    </>
  )
}
