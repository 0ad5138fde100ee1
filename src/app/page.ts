export { page } from '#lib/page.ts';
