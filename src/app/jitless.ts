import * as z from 'zod/mini';

// The content security policy forbids compiling code at run time, which zod would otherwise try. First import of all.
z.config({ jitless: true });
