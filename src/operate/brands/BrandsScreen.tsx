import type { OperatedWhitelabel } from '@contract/operate/whitelabels'
import { useLingui } from '@lingui/react/macro'
import Palette from 'lucide-react/icons/palette'
import type { PageProps } from '../definePage'
import { paths } from '../paths'
import { ManagedList, useDeploymentLink } from '../table/ManagedList'
import { BrandDialog } from './BrandDialog'
import type { BrandsMachine } from './brand.logic'
import { type BrandDraft, newBrand } from './draft'
import { useBrandRefusals } from './useBrandTexts'

/** The brands of the deployment with their hosts. */
export function BrandsScreen({ page }: PageProps<BrandsMachine>) {
  const { t } = useLingui()
  const refusals = useBrandRefusals()
  return (
    <ManagedList<OperatedWhitelabel, BrandDraft>
      page={page}
      title={t`Brands`}
      back={useDeploymentLink()}
      path={paths.brands}
      searchLabel={t`Find a brand`}
      name={{
        id: 'brand',
        label: t`Brand`,
        of: ({ brand }) => brand,
        href: ({ uuid }) => paths.brand(uuid),
      }}
      columns={[
        { id: 'host', label: t`Host name`, isSortable: true, cell: ({ host }) => host },
        {
          id: 'source',
          label: t`Described by`,
          cell: (row) => (row.is_from_file ? t`A brand file` : t`The console`),
        },
      ]}
      addition={{
        label: t`Add a brand`,
        initial: newBrand,
        dialog: (form) => <BrandDialog form={form} />,
      }}
      empty={{
        icon: <Palette size={24} />,
        title: t`No brands yet`,
        text: t`A brand gives a host name its name, colors and links.`,
      }}
      removal={{
        title: t`Remove this brand?`,
        description: ({ host }) => t`${host} then shows the brand of the fallback host.`,
        refusals,
      }}
    />
  )
}
