import * as z from 'zod/mini';

// Zod would try to compile code at run time, which the content security policy forbids. Must run before any other use of zod.
z.config({ jitless: true });
