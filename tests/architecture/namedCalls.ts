import { declared } from '../../scripts/contract/declared.ts';

/**
 * Each declared call by method, controller, the insured persons' controller ('' if there is none) and path: with the names of
 * its parameters, without them, and with the names of its query.
 */
export const namedCalls = declared.flatMap(({ endpoint: { controller, method, path, query } }) => {
  const insured = controller.insured === controller.others ? '' : controller.insured;
  const way = `${method} ${controller.others} ${insured}`;
  return [`${way} ${path}`, `${way} ${path.replace(/:\w+/g, ':')}`, `${way} ${path}?${query.join('&')}`];
});
