import type { Row } from '../contract/declared.ts';
import type { Json } from './schemas.ts';

/** Calls of the specification that are not served by a controller: the build's version file and the public-IP look-up. */
const places: Readonly<Record<string, { path: string; server: Json; content: Json }>> = {
  version: {
    path: '/version.json',
    server: { url: '/', description: 'The host of the portal itself' },
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['hash', 'version'],
          properties: { hash: { type: 'string' }, version: { type: 'string' } },
        },
        example: { hash: '9f86d081884c7d65', version: '0.1.0' },
      },
    },
  },
  other: {
    path: '/',
    server: {
      url: 'https://{host}',
      description: 'The service that VITE_IP_PUBLICA names',
      variables: { host: { default: 'ip.example.org' } },
    },
    content: { 'text/plain': { schema: { type: 'string' }, example: '190.0.2.10' } },
  },
};

/** The paths of those calls. */
export const outsideCalls = (rows: readonly Row[]): Record<string, Json> =>
  Object.fromEntries(
    rows.flatMap((row) => {
      const place = row.method === '?' ? places[row.area] : undefined;
      if (!place) return [];
      const get = {
        operationId: row.area,
        tags: ['(none)'],
        summary: 'Reads',
        description: [row.path, row.notes].filter(Boolean).join('\n\n'),
        'x-source': row.section,
        'x-assumed': true,
        security: [],
        responses: { 200: { description: 'The file or the address.', content: place.content } },
      };
      return [[place.path, { servers: [place.server], get }]];
    }),
  );
