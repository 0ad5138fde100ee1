import * as z from 'zod/mini';

// The content security policy forbids compiling code at run time, which zod would otherwise try. Before anything of zod.
z.config({ jitless: true });
