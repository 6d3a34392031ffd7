/// How many ways there are to choose groups of these sizes, one after another, among `n` places.
pub fn multinomial(mut n: usize, sizes: impl Iterator<Item = usize>) -> Option<u64> {
    let mut product = 1u64;
    for size in sizes {
        product = product.checked_mul(binomial(n, size)?)?;
        n -= size;
    }
    Some(product)
}

/// n over k, or `None` if more than `u64` holds.
pub fn binomial(n: usize, k: usize) -> Option<u64> {
    if k > n {
        return Some(0);
    }
    let mut value = 1u128;
    for i in 0..k.min(n - k) {
        value = value * (n - i) as u128 / (i as u128 + 1);
        if value > u128::from(u64::MAX) {
            return None;
        }
    }
    u64::try_from(value).ok()
}
