import type { Post } from '@contract/posts'
import { surveyOrTab } from '@machines/content/destination'
import { useAppServices } from '@screens/app/AppContext'
import { DestinationButton } from '@screens/detail/DestinationButton'
import { DetailPage } from '@screens/detail/DetailPage'
import { DetailPicture } from '@screens/detail/DetailPicture'
import { type DetailView, DetailVisit } from '@screens/detail/DetailVisit'
import * as css from '@screens/detail/detail.css'
import { useParams } from '@tanstack/react-router'

/** A post: something to read, and perhaps a survey or a page to go on to. */
export function PostScreen() {
  const { postUuid = '' } = useParams({ strict: false })
  return (
    <DetailVisit kind="post" uuid={postUuid}>
      {(view) => <PostDetail {...view} />}
    </DetailVisit>
  )
}

function PostDetail({ data: post, detail, building }: DetailView<Post>) {
  const { deployment } = useAppServices()
  const destination = surveyOrTab(post.cta_url, deployment.surveyMarker)
  return (
    <DetailPage
      back={{ href: `/building/${building.uuid}`, label: building.name }}
      picture={<DetailPicture src={post.image_url} alt={null} />}
      title={post.title}
      subtitle={post.subtitle}
      aside={
        destination && (
          <div className={css.card}>
            <DestinationButton
              destination={destination}
              label={post.cta_label}
              title={post.title}
              onFrame={(page) => detail.send({ type: 'frame.opened', page })}
            />
          </div>
        )
      }
    >
      {post.description && <p className={css.prose}>{post.description}</p>}
    </DetailPage>
  )
}
