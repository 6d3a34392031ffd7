//! Binomial and multinomial coefficients with overflow checks.

/// The number of ways to choose disjoint groups of these sizes among `n` places; `None` if it exceeds `u64`.
pub fn multinomial(mut n: usize, sizes: impl Iterator<Item = usize>) -> Option<u64> {
    let mut product = 1u64;
    for size in sizes {
        product = product.checked_mul(binomial(n, size)?)?;
        n -= size;
    }
    Some(product)
}

/// `n` over `k`; `None` if it exceeds `u64`.
pub fn binomial(n: usize, k: usize) -> Option<u64> {
    if k > n {
        return Some(0);
    }
    let mut value = 1u64;
    for i in 0..k.min(n - k) {
        // Multiply by n - i and divide by i + 1, the remainder separately, as the product alone might overflow.
        let (factor, divisor) = ((n - i) as u64, i as u64 + 1);
        let rest = value % divisor * factor / divisor;
        value = (value / divisor).checked_mul(factor)?.checked_add(rest)?;
    }
    Some(value)
}
