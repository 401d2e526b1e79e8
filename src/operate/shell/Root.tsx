import {
  isConsoleFailed,
  isHidden,
  isInside,
  isOpen,
  isRefused,
  isSignedOut,
} from '@machines/operate/console/selectors'
import { hasCatalogue } from '@machines/tenancy/language/machine'
import { Outlet } from '@tanstack/react-router'
import { LiveRegions } from '@ui/announcer/LiveRegions'
import { useSelector } from '@xstate/react'
import { languageOf, useConsole, useConsoleServices } from '../ConsoleContext'
import { SignInScreen } from '../signIn/SignInScreen'
import { PageLoading } from './PageLoading'
import { PasswordDialog } from './PasswordDialog'
import { AccessFailed, NoOperator } from './refusals'
import { Shell } from './Shell'
import { SignInAgain } from './SignInAgain'
import { UnsavedChanges } from './UnsavedChanges'

/** Decides by the root machine what is shown: the sign-in, the console, or why it cannot be. */
export function Root() {
  const { console } = useConsoleServices()
  const hasTexts = useSelector(languageOf(console), hasCatalogue)
  if (!hasTexts) return null
  return (
    <>
      <Access />
      <PasswordDialog />
      <SignInAgain />
      <UnsavedChanges />
      <LiveRegions />
    </>
  )
}

function Access() {
  const isOpenPage = useConsole(isOpen)
  const signedOut = useConsole(isSignedOut)
  const inside = useConsole(isInside)
  const refused = useConsole(isRefused)
  const failed = useConsole(isConsoleFailed)
  const hidden = useConsole(isHidden)
  if (isOpenPage) {
    return (
      <main>
        <Outlet />
      </main>
    )
  }
  if (hidden) return null
  if (signedOut) return <SignInScreen />
  if (refused) return <NoOperator />
  if (failed) return <AccessFailed />
  if (!inside) return <PageLoading />
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}
