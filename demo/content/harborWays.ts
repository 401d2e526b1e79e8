import { buildingUuid } from '../buildings'
import { demoUuid } from '../ids'
import type { DemoContent } from './types'

const shared = { building: 'harbor', type: 'POST' } as const

/** Posts that link to the native app, an amenity and a neighbor. */
export const harborWays: DemoContent[] = [
  {
    ...shared,
    key: 'harbor/pass',
    categories: ['harbor/care', 'harbor/now'],
    title: 'Your pass for the seawall gate',
    details: {
      image_url: '/pictures/scene-gate-harbor.svg',
      image_alt_text: 'A gate opens for someone with a phone',
      subtitle: 'In the app’s wallet, good until the ice melts',
      description:
        'The gate to the seawall opens by pass from October. Yours waits in the wallet of the app on your phone.',
      cta_type: 'DEEP_LINK',
      cta_label: 'Open the wallet',
      cta_url: 'portico://wallet/passes/seawall',
    },
    translations: {
      'fr-ca': {
        title: 'Votre passe pour la barrière de la digue',
        subtitle: 'Dans le portefeuille de l’appli, valable jusqu’au dégel',
        description:
          'La barrière de la digue s’ouvre par passe dès octobre. Le vôtre attend dans l’appli, sur votre téléphone.',
        cta_label: 'Ouvrir le portefeuille',
      },
    },
  },
  {
    ...shared,
    key: 'harbor/lounge',
    categories: ['harbor/shore'],
    title: 'The lounge has a fireplace again',
    details: {
      image_url: '/pictures/scene-fireside-harbor.svg',
      image_alt_text: 'Two people in armchairs by an open fire',
      subtitle: 'Cedar, tea and a view of the float planes',
      description: 'It is electric, but it crackles. Level 2, open to everyone until eight.',
      navigation_command: {
        type: 'ROUTE',
        value: 'amenity',
        options: {
          uuid: demoUuid('amenity/harbor/lounge'),
          building_uuid: buildingUuid.harbor,
        },
      },
    },
    translations: {
      'fr-ca': {
        title: 'Le salon a retrouvé sa cheminée',
        subtitle: 'Cèdre, thé et vue sur les hydravions',
      },
    },
  },
  {
    ...shared,
    key: 'harbor/lawyers',
    categories: ['harbor/care'],
    title: 'A tide table for every desk',
    details: {
      image_url: '/pictures/scene-desk-harbor.svg',
      image_alt_text: 'Two people at their desks by a tall window',
      subtitle: 'Halyard Legal prints it, you pin it up',
      description: 'Free at their reception while the stack lasts, in two sizes.',
      cta_type: 'INTERNAL_LINK',
      cta_label: 'Find them in the house',
      attachable_company_uuid: demoUuid('company/halyard-legal'),
    },
    translations: {
      'fr-ca': {
        title: 'Un annuaire des marées pour chaque bureau',
        subtitle: 'Halyard Legal l’imprime, vous l’affichez',
        cta_label: 'Les trouver dans l’immeuble',
      },
    },
  },
]
