import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import * as answers from '../../platform/answers.ts';
import { localeOfPath } from '../../platform/locale.ts';
import { acceptPlainForms } from '../../platform/plain-forms.server.ts';
import type { ServerContext } from '../../server-context.ts';
import { formRoute } from '../inbox/form-route.server.ts';
import { helpFor } from '../inbox/help-for.server.ts';
import { commentsHtml, SEARCH_PATH, searchPage } from './blog-html.ts';
import { listApproved } from './comment-store.server.ts';
import { postComment } from './post-comment.server.ts';
import { searchPosts } from './post-index.ts';
import { isPost, readPosts } from './read-posts.server.ts';

const QUESTION_MAX = 100;

/** Comments on posts, and the search. */
export function blogApi(app: FastifyInstance, context: ServerContext): void {
  app.register(async (forms) => {
    acceptPlainForms(forms);
    formRoute(forms, context, {
      form: 'comment',
      summary: 'Comment a post; somebody reads it before it is shown',
      keep: (value) => postComment(context, value),
    });
  });

  app.withTypeProvider<ZodTypeProvider>().get(
    SEARCH_PATH,
    {
      schema: {
        hide: true,
        querystring: z.object({ q: z.union([z.string(), z.array(z.string())]).optional() }),
        response: { 200: answers.page },
      },
    },
    async (request, reply) => {
      const question = ([request.query.q].flat()[0] ?? '').trim().slice(0, QUESTION_MAX);
      const found = searchPosts(readPosts(), question);
      const html = context.frame(
        searchPage(question, found, helpFor(request, [question], 'es', context.clock())),
      );
      return reply.type('text/html; charset=utf-8').send(html);
    },
  );
}

/** What goes into the slot `comments` of a page, or null when it has none. */
export async function commentsIn(
  { database, inboxKey }: Pick<ServerContext, 'database' | 'inboxKey'>,
  path: string,
): Promise<string | null> {
  const slug = /^(?:\/pt)?\/blog\/([a-z0-9-]+)$/.exec(path)?.[1];
  if (!slug || !isPost(slug)) return null;
  const comments = await listApproved(database.db, inboxKey, slug);
  return comments.length > 0 ? commentsHtml(comments, localeOfPath(path) === 'pt' ? 'pt' : 'es') : null;
}
