import type { OperatedIdentityProvider } from '@contract/operate/identityProviders'
import { useLingui } from '@lingui/react/macro'
import KeyRound from 'lucide-react/icons/key-round'
import type { PageProps } from '../definePage'
import { paths } from '../paths'
import { ManagedList, useDeploymentLink } from '../table/ManagedList'
import { newProvider, type ProviderDraft } from './draft'
import { ProviderDialog } from './ProviderDialog'
import type { ProvidersMachine } from './provider.logic'

/** The identity providers of companies. */
export function ProvidersScreen({ page }: PageProps<ProvidersMachine>) {
  const { t } = useLingui()
  return (
    <ManagedList<OperatedIdentityProvider, ProviderDraft>
      page={page}
      title={t`Sign-in services`}
      back={useDeploymentLink()}
      path={paths.providers}
      searchLabel={t`Find a sign-in service`}
      name={{
        id: 'name',
        label: t`Name`,
        of: ({ name }) => name,
        href: ({ uuid }) => paths.provider(uuid),
      }}
      columns={[
        {
          id: 'domain',
          label: t`Email domain`,
          isSortable: true,
          cell: ({ domain }) => domain,
        },
        {
          id: 'protocol',
          label: t`Protocol`,
          cell: ({ protocol }) => (protocol === 'oidc' ? t`OpenID Connect` : t`SAML 2.0`),
        },
      ]}
      addition={{
        label: t`Add a sign-in service`,
        initial: newProvider,
        dialog: (form) => <ProviderDialog form={form} />,
      }}
      empty={{
        icon: <KeyRound size={24} />,
        title: t`No sign-in services yet`,
        text: t`With one, the people of a company sign in with the account that they have at work.`,
      }}
      removal={{
        title: t`Remove this sign-in service?`,
        description: ({ name, domain }) =>
          t`People with an address of ${domain} can no longer sign in with ${name}.`,
      }}
    />
  )
}
